import { Heading } from '#app/ui/Heading/Heading.tsx';
import { SectionFrame } from '#app/ui/SectionFrame/SectionFrame.tsx';
import type { SectionProps } from '../section-props.ts';

/** Placeholder until the section is designed. */
export function HireGrid({ section }: SectionProps) {
  return (
    <SectionFrame section={section}>
      <div className="container">
        <Heading text={section.main_title} />
      </div>
    </SectionFrame>
  );
}
