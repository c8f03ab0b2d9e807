import { type MouseEvent, type ReactNode, useContext, useEffect } from 'react';
import type { ClearView, StepView, Text } from '../../engine';
import { type BrandChrome, BrandProvider } from '../parts/brand';
import { Icon } from '../parts/icons';
import { Paragraph } from '../parts/paragraph';
import { LanguageContext, RichText, useWords, WordsProvider } from '../parts/words';
import type { ClearHow } from './clear/clear-choice';
import { CommitBanner } from './commits/commit-notices';
import { type OnAct, placed } from './commits/placed';
import { Footer } from './footer';
import { type Stage, Stepper } from './outline';
import '../parts/base.css';
import './page-shell.css';
import './phone-block.css';
import './scene.css';

export interface PageShellProps {
  readonly brand: BrandChrome;
  readonly stages: readonly Stage[];
  /** Index of the present stage; null draws no stepper. */
  readonly stage: number | null;
  readonly title: Text;
  readonly lead: Text;
  readonly scene: SceneKind;
  /** One line above everything, for what concerns every page. */
  readonly top?: ReactNode;
  /** A way past what stands before the heart of the page: the id of that, and its words. */
  readonly skip?: SkipTo;
  /** In the band, above all its words: a way back. */
  readonly above?: ReactNode;
  /** Beside the title and the line above it. */
  readonly emblem?: ReactNode;
  /** Small line above the title. */
  readonly eyebrow?: string;
  /** Under the lead, in the band: facts, a reference, a button. */
  readonly facts?: ReactNode;
  /** Left column; hidden below 900. */
  readonly start?: ReactNode;
  /** Right column; below the sheets on phones. */
  readonly aside?: ReactNode;
  /** Its panels stand above the sheets on phones; assurances stay below. */
  readonly asideFirst?: boolean;
  readonly children?: ReactNode;
  /** What is below the band only holds the place of what comes at once, in its stead. */
  readonly isPending?: boolean;
  readonly onNavigate?: (href: string) => void;
  /** What Clear my details has to ask first; it clears at once when absent or null. */
  readonly clearing?: ClearView | null;
  readonly onClear: (how: ClearHow) => void;
}

export interface SkipTo {
  readonly to: string;
  readonly label: string;
}

/** The focus goes there and no address changes: the page is not entered anew. */
const skipTo = (to: string) => (event: MouseEvent) => {
  event.preventDefault();
  const found = document.getElementById(to);
  found?.scrollIntoView({ block: 'start' });
  found?.focus({ preventScroll: true });
};

/**
 * Header band, main column with its asides, footer. The same on every page.
 * @throws Error while it is drawn, without a WordsProvider above.
 */
export function PageShell(props: PageShellProps) {
  const { brand, stage, title, lead, scene, start, aside } = props;
  const words = useWords();
  const language = useContext(LanguageContext);
  const around = language?.around ?? words;
  const lang = language?.heart;
  const asideFirst = aside !== undefined && props.asideFirst === true;
  const tall = scene === 'tall' || scene === 'grey';
  const columns = `${start ? 'start-' : ''}main${aside ? '-aside' : ''}`;
  const heading = (
    <>
      {props.eyebrow !== undefined && <p className="p-band__eyebrow">{props.eyebrow}</p>}
      <h1 className={tall ? 'display' : 'page-title'} id="page-title" tabIndex={-1}>
        <RichText text={title} />
      </h1>
    </>
  );
  return (
    <BrandProvider value={brand}>
      <div className="p-page">
        <a className="p-skip" href="#page-title">
          {around.plain('page.skip')}
        </a>
        {props.skip !== undefined && (
          <a
            className="p-skip"
            lang={lang}
            href={`#${props.skip.to}`}
            onClick={skipTo(props.skip.to)}
          >
            {props.skip.label}
          </a>
        )}
        {props.top}
        <header>
          <div className={`p-band p-band--${scene}`}>
            <div className="container p-band__top">
              <p className="p-logo heading">
                <img src={brand.graphics.logo} alt="" width="38" height="38" />
                {brand.name}
              </p>
              <WordsProvider value={around}>
                <PhoneBlock phone={brand.phone} />
              </WordsProvider>
            </div>
            {stage !== null && (
              <div className="container">
                <WordsProvider value={around}>
                  <Stepper stages={props.stages} current={stage} onNavigate={props.onNavigate} />
                </WordsProvider>
              </div>
            )}
            <div className="container p-band__words" lang={lang}>
              {props.above !== undefined && <p className="p-band__above">{props.above}</p>}
              {props.emblem === undefined ? (
                heading
              ) : (
                <div className="p-band__titled">
                  {props.emblem}
                  <div>{heading}</div>
                </div>
              )}
              <Paragraph text={lead} className="p-band__lead" />
              {props.facts}
            </div>
            <Scene kind={scene} graphics={brand.graphics} />
          </div>
        </header>
        {(props.children !== undefined || aside !== undefined) && (
          <div
            key={String(props.isPending)}
            className={`container p-columns p-columns--${columns}${props.isPending === true ? ' p-columns--pending' : ''}`}
            lang={lang}
          >
            {asideFirst && <aside className="p-side p-side--first">{aside}</aside>}
            <main id="main" tabIndex={-1}>
              {props.children}
            </main>
            {/* On the left, but after what is to be filled in for whoever goes by keys. */}
            {start !== undefined && <div className="p-side p-side--start only-wide">{start}</div>}
            {aside !== undefined && !asideFirst && <aside className="p-side">{aside}</aside>}
          </div>
        )}
        <WordsProvider value={around}>
          <Footer brand={brand} clearing={props.clearing ?? null} onClear={props.onClear} />
        </WordsProvider>
      </div>
    </BrandProvider>
  );
}

type Shell = Pick<
  PageShellProps,
  'brand' | 'stages' | 'stage' | 'clearing' | 'onClear' | 'onNavigate'
> & {
  readonly view: Pick<StepView, 'commits'>;
  readonly onAct: OnAct;
};

/** What every page of a step has around it: the brand, the stages, a banner, and the way to clear. */
export function shellOf(props: Shell): Omit<PageShellProps, 'title' | 'lead' | 'scene'> {
  const { brand, stages, stage, clearing = null, onClear, onNavigate, onAct } = props;
  const banners = placed(props.view.commits, 'banner');
  return {
    ...{ brand, stages, stage, clearing, onClear },
    ...(onNavigate !== undefined && { onNavigate }),
    ...(banners.length > 0 && {
      top: banners.map((one) => (
        <CommitBanner key={`${one.commit} ${one.subject}`} view={one} onAct={onAct} />
      )),
    }),
  };
}

/** The help line with its hours; a button that calls on phones (ROU-17). */
function PhoneBlock({ phone }: { readonly phone: BrandChrome['phone'] }) {
  const words = useWords();
  const href = `tel:${phone.number.replaceAll(' ', '')}`;
  return (
    <div className="p-phone">
      <p className="p-phone__text only-wide">
        <b>{phone.number}</b>
        <span>{phone.hours}</span>
      </p>
      <a
        className="p-phone__call"
        href={href}
        aria-label={words.plain('page.callNumber', { number: phone.number, hours: phone.hours })}
      >
        <Icon name="phone" />
        <span className="only-narrow">{words.plain('page.call')}</span>
      </a>
    </div>
  );
}

/** `grey`: the same place on a grey day, for errors. */
export type SceneKind = 'tall' | 'small' | 'grey' | 'none';

/**
 * The brand's scenery at the foot of the band: on phones the small one. Says nothing that the words
 * do not.
 */
function Scene({
  kind,
  graphics,
}: {
  readonly kind: SceneKind;
  readonly graphics: BrandChrome['graphics'];
}) {
  if (kind === 'none') return null;
  return (
    <picture>
      {kind !== 'small' && (
        <source
          media="(width>=56.25em)"
          srcSet={kind === 'grey' ? graphics.sceneGrey : graphics.sceneTall}
        />
      )}
      <img className={`p-scene p-scene--${kind}`} src={graphics.sceneSmall} alt="" />
    </picture>
  );
}

/** Names the browser's tab; says first when something on the page is wrong. */
export function usePageTitle(title: string, hasErrors: boolean, brand: string): void {
  const words = useWords();
  const text = words.plain(hasErrors ? 'page.titleError' : 'page.title', { title, brand });
  useEffect(() => {
    document.title = text;
  }, [text]);
}
