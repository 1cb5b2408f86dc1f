import { type ImageName, images } from './images.ts';

export function isImageName(name: string): name is ImageName {
  return Object.hasOwn(images, name);
}

/** The variant of a picture with German lettering, which German pages show instead: `map` → `map-de`. */
export function germanImage(name: ImageName): ImageName | undefined {
  const german = `${name}-de`;
  return isImageName(german) ? german : undefined;
}
