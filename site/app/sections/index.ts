import type { SectionKind } from '@kontorwerk/contract/content/section-kinds';
import type { ComponentType } from 'react';
import { Banner } from './Banner/Banner.tsx';
import { CareerGrid } from './CareerGrid/CareerGrid.tsx';
import { CertificateSlider } from './CertificateSlider/CertificateSlider.tsx';
import { ClientSlider } from './ClientSlider/ClientSlider.tsx';
import { ContactForm } from './ContactForm/ContactForm.tsx';
import { ContactMap } from './ContactMap/ContactMap.tsx';
import { Faq } from './Faq/Faq.tsx';
import { FromToContact } from './FromToContact/FromToContact.tsx';
import { GridBlocks } from './GridBlocks/GridBlocks.tsx';
import { HireGrid } from './HireGrid/HireGrid.tsx';
import { ImageContent } from './ImageContent/ImageContent.tsx';
import { News } from './News/News.tsx';
import { ProjectGrid } from './ProjectGrid/ProjectGrid.tsx';
import { ProjectSlider } from './ProjectSlider/ProjectSlider.tsx';
import { ReviewSlider } from './ReviewSlider/ReviewSlider.tsx';
import { RichText } from './RichText/RichText.tsx';
import { ServicesGrid } from './ServicesGrid/ServicesGrid.tsx';
import { Stats } from './Stats/Stats.tsx';
import type { SectionProps } from './section-props.ts';
import { TwoImages } from './TwoImages/TwoImages.tsx';

/** `component_name` → component: the only list of the kinds that this site renders. */
export const SECTIONS: Readonly<Record<SectionKind, ComponentType<SectionProps>>> = {
  Banner,
  CareerGrid,
  CertificateSlider,
  ClientSlider,
  ContactForm,
  ContactMap,
  Faq,
  FromToContact,
  GridBlocks,
  HireGrid,
  ImageContent,
  News,
  ProjectGrid,
  ProjectSlider,
  ReviewSlider,
  RichText,
  ServicesGrid,
  Stats,
  TwoImages,
};
