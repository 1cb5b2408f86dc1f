export default function Detail() {
  return null;
}
