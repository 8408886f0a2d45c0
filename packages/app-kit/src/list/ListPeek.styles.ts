import { Drawer } from '@mall/ui/drawer'
import { media } from '@mall/ui/theme'
import { css, styled } from 'styled-components'
import { dockWidth } from '../page/dock.ts'

/** What ends in a foot fills the panel, and its parts keep together above it. */
const withFoot = css`
  :has(> [data-part='peek-foot']) {
    display: flex;
    flex-direction: column;
  }
`

export const Docked = styled.aside`
  position: fixed;
  z-index: 20;
  inset-block: 0;
  inset-inline-end: 0;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  inline-size: ${dockWidth};
  border-inline-start: 1px solid var(--mall-divider);
  background: var(--mall-surface);
  outline: none;

  @media print {
    display: none;
  }
`

/** Over the list; all of a phone. */
export const PeekDrawer = styled(Drawer)`
  --peek-padding: var(--mall-space-24);
  --peek-ground: var(--mall-raised);
  ${withFoot}

  [data-part='body']:has([data-part='peek-foot']) {
    display: grid;
    padding-block-end: 0;
  }

  ${media.tablet} {
    inline-size: 100vw;

    /* The number of the record needs the line. */
    [data-part='actions'] > span:first-child {
      display: none;
    }
  }
`

export const PeekHead = styled.div`
  display: flex;
  gap: var(--mall-space-4);
  align-items: center;
  min-block-size: 56px;
  padding-inline: var(--mall-space-20) var(--mall-space-12);
  border-block-end: 1px solid var(--mall-divider);

  h2 {
    margin: 0;
    overflow: hidden;
    font-size: var(--mall-font-size-16);
    line-height: var(--mall-line-height-16);
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > span {
    flex: 1;
    min-inline-size: 0;
    margin-inline-start: var(--mall-space-8);
    color: var(--mall-text-secondary);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`

export const PeekBody = styled.div`
  ${withFoot}
  --peek-padding: var(--mall-space-20);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: auto;
  padding: var(--peek-padding);

  &:has([data-part='peek-foot']) {
    padding-block-end: 0;
  }
  /* Only a foot has to reach the end of the panel: parts that are stretched drift apart. */
  &:not(:has([data-part='peek-foot'])) {
    align-content: start;
  }
`

/** Takes no part in the layout of what is in it. */
export const PeekContent = styled.div`
  display: contents;
`

export const Content = styled.div`
  --mall-sheet-padding: 0px;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  font-size: var(--mall-font-size-14);
  line-height: var(--mall-line-height-14);

  > [data-part='head'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--mall-space-4) var(--mall-space-12);
    align-items: baseline;
    padding-block-end: var(--mall-space-16);

    > strong {
      font-size: var(--mall-font-size-16);
      font-weight: 600;
      line-height: var(--mall-line-height-16);
      overflow-wrap: anywhere;
    }

    > div {
      grid-column: 1 / -1;
      color: var(--mall-text-secondary);

      /* In the middle of its line. */
      > [data-part='status-tag'] {
        margin-inline-start: var(--mall-space-4);
        vertical-align: 2px;
      }
    }
  }

  > section {
    padding-block: var(--mall-space-16);
  }

  > section h3 {
    font-size: inherit;
    line-height: inherit;
  }
`
