import { CardHead } from '#app/pages/PageHead.tsx';
import { PostPage } from '#app/pages/PostPage/PostPage.tsx';

export default function Post() {
  return (
    <>
      <CardHead />
      <PostPage />
    </>
  );
}

export { detailLoader as loader } from '#app/pages/detail-loader.ts';
