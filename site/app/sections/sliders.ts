/** The sections that move their cards, in one piece: most pages that have one have several. */
export { CertificateSlider } from './CertificateSlider/CertificateSlider.tsx';
export { ClientSlider } from './ClientSlider/ClientSlider.tsx';
export { ProjectSlider } from './ProjectSlider/ProjectSlider.tsx';
export { ReviewSlider } from './ReviewSlider/ReviewSlider.tsx';
