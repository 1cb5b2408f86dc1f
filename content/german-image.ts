import { type ImageName, images } from './images.ts';

export function isImageName(name: string): name is ImageName {
  return Object.hasOwn(images, name);
}

/** The picture with German words and numbers that German pages show in a picture's place: `map` → `map-de`. */
export function germanImage(name: ImageName): ImageName | undefined {
  const german = `${name}-de`;
  return isImageName(german) ? german : undefined;
}
