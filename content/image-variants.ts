import { type ImageName, images } from './images.ts';

/** The same subject composed for other aspect ratios: `tall` about 4:5, `wide` about 19:10; and a video, `moving`. */
type Cuts = { readonly tall?: ImageName; readonly wide?: ImageName; readonly moving?: ImageName };

/**
 * The alternatives of pictures that suffer from cropping to a tall or a wide box, and the videos of those that move.
 */
export const imageCuts: { readonly [N in ImageName]?: Cuts } = {
  'project-lumen': { tall: 'project-lumen-tall', wide: 'scene-lumenWide' },
  'project-radwerk': { tall: 'project-radwerk-tall', wide: 'project-radwerk-wide' },
  'project-kaveri': { wide: 'project-kaveri-wide' },
  'project-indus': { tall: 'project-indus-tall', wide: 'project-indus-wide' },
  'project-rheinkran': { tall: 'project-rheinkran-tall', wide: 'project-rheinkran-wide' },
  'project-feldkorn': { tall: 'project-feldkorn-tall', wide: 'project-feldkorn-wide' },
  'project-isar': { tall: 'project-isar-tall', wide: 'project-isar-wide' },
  'project-marmara': { tall: 'project-marmara-tall', wide: 'project-marmara-wide' },
  'project-nordlicht': { tall: 'project-nordlicht-tall' },
  'project-zaitoon': { tall: 'project-zaitoon-tall', wide: 'project-zaitoon-wide' },
  'project-hafenbad': { wide: 'project-hafenbad-wide' },
  'service-videoanimation': { moving: 'service-videoanimation-moving' },
  'career-hero': { tall: 'career-hero-tall' },
};

export function isImageName(name: string): name is ImageName {
  return Object.hasOwn(images, name);
}

/** The variant of a picture with German lettering, which German pages show instead: `map` → `map-de`. */
export function findGermanImage(name: ImageName): ImageName | undefined {
  const german = `${name}-de`;
  return isImageName(german) ? german : undefined;
}
