import { dockWidth } from '../page/dock.ts'
import { media, tokens } from '@mall/ui/theme'
import { styled } from 'styled-components'
import { placeholder } from './frame.styles.ts'
import { MainContent } from './MainContent.tsx'

/** A desk with one sheet on it. */
export const Shell = styled.div`
  --header-height: 56px;
  --shell-width: ${tokens.pageWidth.work}px;
  --mall-dock: ${dockWidth};
  min-block-size: 100dvh;
  background: var(--mall-canvas);

  &[data-docked] {
    padding-inline-end: var(--mall-dock);

    @media print {
      padding-inline-end: 0;
    }
  }

  /* What gets the focus never stands under the header. */
  html:has(&) {
    scroll-padding-block-start: 64px;
  }

  /* The footer appears after the content above it has loaded: earlier, the content would push it away. */
  &:has(main ${placeholder}) footer {
    visibility: hidden;
  }

  ${media.tablet} {
    --header-height: 48px;
  }
`

export const Desk = styled.div`
  display: flex;
  max-inline-size: var(--shell-width);
`

export const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: calc(100dvh - var(--header-height));
  padding-inline-end: var(--mall-space-16);

  ${Desk} > &:first-child {
    padding-inline-start: var(--mall-space-16);
  }

  ${media.tablet}, print {
    &,
    ${Desk} > &:first-child {
      padding-inline: 0;
    }
  }
`

/**
 * The sheet. `--mall-sheet-padding` lets a page draw a rule from edge to edge; a page that brings the library's `Sheet`, whose parts have
 * their own padding, is that sheet itself.
 */
export const Sheet = styled(MainContent)`
  --mall-sheet-padding: var(--mall-space-24);
  flex: 1;
  max-inline-size: none;
  margin: 0;
  padding: var(--mall-sheet-padding);
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-card);
  background: var(--mall-surface);
  scroll-margin-block-start: var(--header-height);

  &:has(> [data-part='sheet']) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    padding: 0;
    border: 0;
    background: none;
  }

  ${media.tablet} {
    --mall-sheet-padding: var(--mall-space-16);
    border-width: 0 0 1px;
    border-radius: 0;
  }

  @media print {
    padding: 0;
    border: 0;
  }
`
