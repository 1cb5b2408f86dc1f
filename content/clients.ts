import type { Client } from './content-types.ts';

export const clients = [
  { title: 'Lumen & Söhne', image: 'client-lumen', link: '/projects' },
  { title: 'Radwerk Ruhr', image: 'client-radwerk', link: '/projects' },
  { title: 'Kaveri Teas', image: 'client-kaveri', link: '/projects' },
  { title: 'Indus Loom', image: 'client-indus', link: '/projects' },
  { title: 'Rheinkran', image: 'client-rheinkran', link: '/projects' },
  { title: 'Feldkorn', image: 'client-feldkorn', link: '/projects' },
  { title: 'Isar Optik', image: 'client-isar', link: '/projects' },
  { title: 'Salvia', image: 'client-salvia', link: '/projects' },
  { title: 'Marmara', image: 'client-marmara', link: '/projects' },
  { title: 'Nordlicht', image: 'client-nordlicht', link: '/projects' },
  { title: 'Zaitoon', image: 'client-zaitoon', link: '/projects' },
  { title: 'Hafenbad', image: 'client-hafenbad', link: '/projects' },
] as const satisfies readonly Client[];
