import type { Tone } from '@kontorwerk/contract/content/section-layouts';
import { EmptyList } from '#app/ui/EmptyList/EmptyList.tsx';
import { SectionFrame } from '#app/ui/SectionFrame/SectionFrame.tsx';
import { SectionHead } from '#app/ui/SectionHead/SectionHead.tsx';
import type { SectionProps } from './section-props.ts';

/** A section with an empty list: its head, and a text saying that there is nothing yet (§2). */
export function EmptySection({ section, tone }: SectionProps & { readonly tone?: Tone }) {
  return (
    <SectionFrame section={section} tone={tone}>
      <div className="container">
        <SectionHead section={section} />
        <EmptyList />
      </div>
    </SectionFrame>
  );
}
