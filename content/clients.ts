import type { Client } from './content-types.ts';

export const clients = [
  { title: 'Lumen & Söhne', image: 'client-lumen', link: '/projects/lumen-%26-s%C3%B6hne' },
  { title: 'Radwerk Ruhr', image: 'client-radwerk', link: '/projects/radwerk-ruhr' },
  { title: 'Kaveri Teas', image: 'client-kaveri', link: '/projects/kaveri-teas' },
  { title: 'Indus Loom', image: 'client-indus', link: '/projects/indus-loom' },
  { title: 'Rheinkran', image: 'client-rheinkran', link: '/projects/rheinkran' },
  { title: 'Feldkorn', image: 'client-feldkorn', link: '/projects/feldkorn' },
  { title: 'Isar Optik', image: 'client-isar', link: '/projects/isar-optik' },
  { title: 'Salvia', image: 'client-salvia', link: '/projects/salvia' },
  { title: 'Marmara', image: 'client-marmara', link: '/projects/marmara' },
  { title: 'Nordlicht', image: 'client-nordlicht', link: '/projects/nordlicht' },
  { title: 'Zaitoon', image: 'client-zaitoon', link: '/projects/zaitoon' },
  { title: 'Hafenbad', image: 'client-hafenbad', link: '/projects/hafenbad' },
] as const satisfies readonly Client[];
