/** The carousel sections in one chunk: most pages that have one have several. */
export { CertificateSlider } from './CertificateSlider/CertificateSlider.tsx';
export { ClientSlider } from './ClientSlider/ClientSlider.tsx';
export { ProjectSlider } from './ProjectSlider/ProjectSlider.tsx';
export { ReviewSlider } from './ReviewSlider/ReviewSlider.tsx';
