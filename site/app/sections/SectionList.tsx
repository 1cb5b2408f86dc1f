import type { Section } from '@kontorwerk/contract/content/entry';
import { useCallback, useContext, useDeferredValue, useMemo } from 'react';
import { useGoing } from '#app/base/going.ts';
import { Island } from '#app/base/island/Island.tsx';
import { classes } from '#app/styles/classes.ts';
import { LeadContext } from '#app/ui/Heading/heading-level.ts';
import notice from '#app/ui/Notice/Notice.module.css';
import { Notice } from '#app/ui/Notice/Notice.tsx';
import { SectionPlaceContext } from '#app/ui/SectionFrame/section-place.ts';
import { isStatic } from './moves.ts';
import { PageSectionsContext } from './page-sections-context.ts';
import { blockOf, isKnown } from './section-blocks.ts';
import { restoreServed, ServedSectionsContext } from './served-sections.ts';
import { TextRunFrame } from './TextRunFrame.tsx';
import { TextContentsContext, textContents } from './text-contents.ts';
import { textRun } from './text-run.ts';

/** What stands in place of a section whose kind this site doesn't know (§2, §8); the text is the same in every language. */
function UnknownSection({ name }: { readonly name: string }) {
  return (
    <div className={classes('container', notice.place)}>
      <Notice text={`Component "${name}" not found`} />
    </div>
  );
}

/** The same each time: React would empty the element for another. */
const AS_IT_IS = { __html: '' };

/**
 * A section that the server has sent and that needs no script: React takes its element over, and nothing inside. Where
 * React has to make the element anew, what the served one holds moves into it.
 */
function ServedSection({ section }: { readonly section: Section }) {
  const served = useContext(ServedSectionsContext);
  const restore = useCallback(
    (element: HTMLElement | null) => {
      if (element !== null) restoreServed(served, section, element);
    },
    [served, section],
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, what stands there stays
  return <section ref={restore} dangerouslySetInnerHTML={AS_IT_IS} suppressHydrationWarning />;
}

function SectionBlock({ section }: { readonly section: Section }) {
  if (useContext(ServedSectionsContext).has(section)) return <ServedSection section={section} />;
  if (!isKnown(section.component_name)) return <UnknownSection name={section.component_name} />;
  const Block = blockOf(section);
  const block = Block && <Block section={section} />;
  // Nothing changes in the others.
  return isStatic(section) ? block : <Island>{block}</Island>;
}

/** How many sections are drawn first of a page that is gone to, about what the window shows, and from how many on. */
const FIRST = 3;
const MANY = 5;

type SectionListProps = {
  readonly sections: readonly Section[];
  /** What the page is called when its first section has no heading of its own. */
  readonly title: string;
};

/**
 * A page: its sections in order. The first one's heading is the page's h1. Of a page that is shown from its top the sections
 * that are seen first are drawn before the others; a place further down has to be there at once.
 */
export function SectionList({ sections, title }: SectionListProps) {
  const leads = sections[0] !== undefined && sections[0].main_title !== '' && isKnown(sections[0].component_name);
  const gradually = useGoing().arrivesAtTop && sections.length >= MANY;
  const drawn = useDeferredValue(sections, gradually ? sections.slice(0, FIRST) : sections);
  const run = useMemo(() => textRun(sections), [sections]);
  const contents = useMemo(() => textContents(sections, run), [sections, run]);
  const blocks = drawn.map((section, index) => (
    <LeadContext value={leads && index === 0} key={section.id === '' ? index : section.id}>
      <SectionPlaceContext value={index}>
        <SectionBlock section={section} />
      </SectionPlaceContext>
    </LeadContext>
  ));
  return (
    <PageSectionsContext value={sections}>
      <TextContentsContext value={contents}>
        {!leads && <h1 className="visually-hidden">{title}</h1>}
        {run === null ? (
          blocks
        ) : (
          <>
            {blocks.slice(0, run.start)}
            <TextRunFrame run={run}>{blocks.slice(run.start, run.end)}</TextRunFrame>
            {blocks.slice(run.end)}
          </>
        )}
        {/* Until they come, heads are numbered as if there were some among them. */}
        {drawn.length < sections.length && <section hidden data-more-sections />}
      </TextContentsContext>
    </PageSectionsContext>
  );
}
