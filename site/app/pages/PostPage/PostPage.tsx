import { useMemo } from 'react';
import { FRAME_IDS } from '#app/base/frame-ids.ts';
import { useDetailData } from '#app/content/page-data.ts';
import { Contents } from '#app/ui/Contents/Contents.tsx';
import { withContents } from '#app/ui/Contents/with-contents.ts';
import { Picture } from '#app/ui/Picture/Picture.tsx';
import { Prose } from '#app/ui/Prose/Prose.tsx';
import { DetailHead } from '../DetailHead/DetailHead.tsx';
import { FetchError } from '../FetchError.tsx';
import { PageHead } from '../PageHead.tsx';
import { FurtherPosts } from './FurtherPosts.tsx';
import { PostFacts } from './PostFacts.tsx';
import styles from './PostPage.module.css';

function Post() {
  const detail = useDetailData();
  const text = detail.status === 'loaded' ? detail.card.html_field : '';
  const { html, parts } = useMemo(() => withContents(text, FRAME_IDS), [text]);
  if (detail.status === 'error') return <FetchError />;
  if (detail.status === 'missing') return null;
  const { card, previous, next, further } = detail;
  return (
    <>
      <article lang={card.written_in}>
        <DetailHead title={card.title} lead={card.description} set="sentence" />
        <div className="container">
          <div className={`grid ${styles.row}`}>
            <div className={styles.aside}>
              <PostFacts card={card} />
              {parts.length > 0 && <Contents parts={parts} className={styles.contents} />}
            </div>
            <Picture
              src={card.image}
              set={card.image_set}
              sizes="(width >= 1440px) 966px, (width >= 1100px) 68vw, 92vw"
              eager
              className={styles.picture}
            />
            <Prose html={html} className={styles.body} />
          </div>
        </div>
      </article>
      <FurtherPosts previous={previous} next={next} further={further} />
    </>
  );
}

/** A post (§2): its picture, its text at a readable line length, and links to other posts. */
export function PostPage() {
  return (
    <>
      <PageHead />
      <Post />
    </>
  );
}
