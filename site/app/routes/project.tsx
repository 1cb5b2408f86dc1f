import { CardHead } from '#app/pages/PageHead.tsx';
import { ProjectPage } from '#app/pages/ProjectPage/ProjectPage.tsx';

export default function Project() {
  return (
    <>
      <CardHead />
      <ProjectPage />
    </>
  );
}

export { detailLoader as loader } from '#app/pages/detail-loader.ts';
