import { CardHead } from '#app/pages/PageHead.tsx';
import { ServicePage } from '#app/pages/ServicePage/ServicePage.tsx';

export default function Service() {
  return (
    <>
      <CardHead />
      <ServicePage />
    </>
  );
}

export { detailLoader as loader } from '#app/pages/detail-loader.ts';
