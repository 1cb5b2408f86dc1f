import { useDetailData } from '#app/content/page-data.ts';
import { Picture } from '#app/ui/Picture/Picture.tsx';
import { Prose } from '#app/ui/Prose/Prose.tsx';
import { DetailHead } from '../DetailHead/DetailHead.tsx';
import { FetchError } from '../FetchError.tsx';
import { CardHead } from '../PageHead.tsx';
import { FurtherPosts } from './FurtherPosts.tsx';
import { PostFacts } from './PostFacts.tsx';
import styles from './PostPage.module.css';

function Post() {
  const detail = useDetailData();
  if (detail.status === 'error') return <FetchError />;
  if (detail.status === 'missing') return null;
  const { card, previous, further } = detail;
  return (
    <>
      <article>
        <DetailHead title={card.title} lead={card.description} set="sentence" />
        <div className="container">
          <div className={`grid ${styles.row}`}>
            <PostFacts card={card} />
            <Picture
              src={card.image}
              set={card.image_set}
              sizes="(width >= 1440px) 856px, (width >= 1100px) 60vw, 92vw"
              eager
              className={styles.picture}
            />
            <Prose html={card.html_field} className={styles.body} />
          </div>
        </div>
      </article>
      <FurtherPosts previous={previous} further={further} />
    </>
  );
}

/** A post (§2): its picture, its text in a readable measure, and the way to others. */
export function PostPage() {
  return (
    <>
      <CardHead />
      <Post />
    </>
  );
}
