import { ContentPage } from '#app/pages/ContentPage.tsx';
import { PageHead } from '#app/pages/PageHead.tsx';

export default function Sections() {
  return (
    <>
      <PageHead />
      <ContentPage />
    </>
  );
}

export { pageLoader as loader } from '#app/pages/page-loader.ts';
