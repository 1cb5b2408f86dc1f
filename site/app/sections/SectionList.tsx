import type { Section } from '@kontorwerk/contract/content/entry';
import { useCallback, useContext, useDeferredValue, useMemo } from 'react';
import { Island } from '#app/base/island/Island.tsx';
import { useRouter } from '#app/base/router-context.ts';
import { classes } from '#app/styles/classes.ts';
import { LeadContext } from '#app/ui/Heading/heading-level.ts';
import notice from '#app/ui/Notice/Notice.module.css';
import { Notice } from '#app/ui/Notice/Notice.tsx';
import { SectionPlaceContext } from '#app/ui/SectionFrame/section-place.ts';
import { PageSectionsContext } from './page-sections-context.ts';
import { findBlock, isKnownKind, isStatic } from './section-blocks.ts';
import { restoreServedSection, ServedSectionsContext } from './served-sections.ts';
import { TextRunFrame } from './TextRunFrame.tsx';
import { createTextContents, TextContentsContext } from './text-contents.ts';
import { findTextRun } from './text-run.ts';

/** Replaces a section of unknown kind (§2, §8); the text is the same in every language. */
function UnknownSection({ name }: { readonly name: string }) {
  return (
    <div className={classes('container', notice.place)}>
      <Notice text={`Component "${name}" not found`} />
    </div>
  );
}

/** One shared object: React would empty the element for a new one. */
const AS_IT_IS = { __html: '' };

/**
 * A static section with its server-rendered DOM: React adopts the element but not its content. If React has to recreate
 * the element, the content moves into the new one.
 */
function ServedSection({ section }: { readonly section: Section }) {
  const served = useContext(ServedSectionsContext);
  const restore = useCallback(
    (element: HTMLElement | null) => {
      if (element !== null) restoreServedSection(served, section, element);
    },
    [served, section],
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, what stands there stays
  return <section ref={restore} dangerouslySetInnerHTML={AS_IT_IS} suppressHydrationWarning />;
}

function SectionBlock({ section }: { readonly section: Section }) {
  if (useContext(ServedSectionsContext).has(section)) return <ServedSection section={section} />;
  if (!isKnownKind(section.component_name)) return <UnknownSection name={section.component_name} />;
  const Block = findBlock(section);
  const block = Block && <Block section={section} />;
  // Static sections never change, so React has nothing to repair in them.
  return isStatic(section) ? block : <Island>{block}</Island>;
}

/** A page of at least `MANY` sections first renders `FIRST` of them, about what the window shows. */
const FIRST = 3;
const MANY = 5;

type SectionListProps = {
  readonly sections: readonly Section[];
  /** The page's title, if its first section has no heading. */
  readonly title: string;
};

/**
 * The sections of a page in order. The first one's heading is the h1. When the page is shown from its top, the first
 * sections render before the others; a position further down needs all at once.
 */
export function SectionList({ sections, title }: SectionListProps) {
  const leads = sections[0] !== undefined && sections[0].main_title !== '' && isKnownKind(sections[0].component_name);
  const gradually = useRouter().arrivesAtTop && sections.length >= MANY;
  const drawn = useDeferredValue(sections, gradually ? sections.slice(0, FIRST) : sections);
  const run = useMemo(() => findTextRun(sections), [sections]);
  const contents = useMemo(() => createTextContents(sections, run), [sections, run]);
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
        {/* Until the others are rendered, headings are numbered as if some of them were. */}
        {drawn.length < sections.length && <section hidden data-more-sections />}
      </TextContentsContext>
    </PageSectionsContext>
  );
}
