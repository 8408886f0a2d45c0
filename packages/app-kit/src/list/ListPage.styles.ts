import { Sheet } from '@mall/ui/sheet'
import { Table, type TableProps } from '@mall/ui/table'
import { Tabs } from '@mall/ui/tabs'
import { media, mediaQueries } from '@mall/ui/theme'
import type { ComponentType } from 'react'
import { styled } from 'styled-components'
import { dockWidth } from '../page/dock.ts'

export const Page = styled(Sheet)`
  /* The row that is looked at stands beside the list, at the edge of the window: the shell makes the room, else the page does. */
  &[data-docked] {
    margin-inline-end: calc(${dockWidth} - var(--mall-dock, 0px));
  }
`

/** Past the head, the tabs and the filters: in sight while it has the focus. */
export const SkipLink = styled.button`
  position: absolute;
  z-index: 30;
  margin: var(--mall-space-8);
  padding: var(--mall-space-8) var(--mall-space-16);
  border: 0;
  border-radius: var(--mall-radius-control);
  background: var(--mall-primary);
  color: var(--mall-on-primary);

  &:not(:focus) {
    clip-path: inset(50%);
  }
`

/** All statuses in one line where there is room; else they scroll in it. */
export const StatusTabs = styled(Tabs)`
  > [role='tablist'] {
    gap: var(--mall-space-20);
    min-block-size: 40px;
    padding-inline: var(--mall-sheet-padding);
  }

  > [role='tabpanel'] {
    padding-block-start: 0;
  }
`

export const Sentence = styled.div`
  padding-inline: var(--mall-sheet-padding);
`

export const ListTable = styled(Table as ComponentType<TableProps<unknown>>)`
  font-size: var(--mall-font-size-14);
  font-variant-numeric: tabular-nums;
  line-height: var(--mall-line-height-14);

  /* The button that copies it takes none of its room. */
  tbody th button {
    margin-inline-end: calc(-1 * var(--mall-space-12));
  }

  /* Controls of 24 px, so that a row keeps its 40. */
  tbody tr > * {
    padding-block: 0;
  }
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--mall-space-16);
  align-items: center;
  justify-content: space-between;
  min-block-size: 44px;
  padding-inline: var(--mall-sheet-padding);
  border-block-start: 1px solid var(--mall-divider);
  color: var(--mall-text-secondary);
  font-variant-numeric: tabular-nums;

  > p {
    margin: 0;
  }

  > [data-part='keys'] {
    margin-inline-start: auto;

    & + nav {
      margin-inline-start: 0;
    }
  }

  /* Keys that decide can be turned off wherever they act. */
  @media (hover: none), ${mediaQueries.laptop} {
    > [data-part='keys']:not([data-decides]) {
      display: none;

      & + nav {
        margin-inline-start: auto;
      }
    }
  }
  @media (hover: none), ${mediaQueries.tablet} {
    > [data-part='keys'] {
      display: none;

      & + nav {
        margin-inline-start: auto;
      }
    }
  }

  > nav {
    margin-inline-start: auto;
  }

  ${media.tablet} {
    padding-block: var(--mall-space-8);
  }
`

export const Cards = styled.ul`
  margin: 0;
  padding: 0;
  border-block-start: 1px solid var(--mall-divider);
  list-style: none;

  > li {
    padding: var(--mall-space-12) var(--mall-sheet-padding);
  }

  > li + li {
    border-block-start: 1px solid var(--mall-divider);
  }

  &[data-selectable] > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--mall-space-12);
    align-items: start;
  }

  &[data-many] > li {
    contain-intrinsic-size: auto 140px;
    content-visibility: auto;
  }

  &[aria-busy='true'] {
    color: var(--mall-text-tertiary);
  }
`

export const BulkBar = styled.section`
  position: sticky;
  z-index: 10;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-8) var(--mall-space-12);
  align-items: center;
  padding: var(--mall-space-8) var(--mall-sheet-padding);
  padding-block-end: max(var(--mall-space-8), env(safe-area-inset-bottom));
  background: var(--mall-chrome);
  color: var(--mall-on-chrome);
  font-variant-numeric: tabular-nums;
  --mall-focus: var(--mall-on-chrome);

  /* Buttons on the chrome, as in the bar of a table: the first one filled, what ends it at the edge. */
  [data-variant][data-variant] {
    --ink: var(--mall-on-chrome);
    --ground: transparent;
    --edge: color-mix(in oklab, var(--mall-on-chrome) 56%, var(--mall-chrome));
    --ink-hover: var(--mall-on-chrome);
    --ground-hover: color-mix(in oklab, var(--mall-on-chrome) 16%, var(--mall-chrome));
    --edge-hover: var(--mall-on-chrome);
  }
  [data-variant='primary'][data-variant] {
    --ink: var(--mall-chrome);
    --ground: var(--mall-on-chrome);
    --edge: var(--mall-on-chrome);
    --ink-hover: var(--mall-chrome);
    --ground-hover: color-mix(in oklab, var(--mall-on-chrome) 88%, var(--mall-chrome));
  }
  > [data-variant='text']:last-child {
    --edge: transparent;
    --edge-hover: transparent;
    margin-inline: auto calc(-1 * var(--inset));
  }
`

export const Note = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 200px;
`

export const Views = styled.div`
  display: grid;
  gap: var(--mall-space-8);
  inline-size: min(280px, 100vw - 48px);

  ul {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
  }

  li > :first-child {
    overflow: hidden;
    justify-content: start;
    text-align: start;
  }

  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--mall-space-8);
    padding-block-start: var(--mall-space-8);
    border-block-start: 1px solid var(--mall-divider);
  }

  p {
    margin: 0;
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
  }
`

export const EditorForm = styled.form`
  display: grid;
  gap: var(--mall-space-12);
  inline-size: min(320px, 100vw - 48px);

  > button {
    justify-self: start;
  }
`
