import { Table, type TableProps } from '@mall/ui/table'
import { Tabs } from '@mall/ui/tabs'
import { media } from '@mall/ui/theme'
import type { ComponentType } from 'react'
import { styled } from 'styled-components'

/** From edge to edge of the sheet that the page lies on. */
const bleed = 'calc(-1 * var(--mall-sheet-padding, 0px))'

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  /* The row that is looked at stands beside the list, over the edge of the window. */
  &[data-docked] {
    padding-inline-end: 456px;
  }
`

export const Head = styled.header`
  display: flex;
  gap: var(--mall-space-12);
  align-items: end;
  justify-content: space-between;
  min-block-size: 50px;
  margin-block-end: var(--mall-space-12);

  h1 {
    min-inline-size: 0;
    min-block-size: calc(var(--mall-line-height-14) + var(--mall-line-height-20));
    margin: 0;
    font-size: var(--mall-font-size-20);
    font-weight: 600;
    line-height: var(--mall-line-height-20);
    font-variant-numeric: tabular-nums;
  }

  /* The name stands above the fact. */
  h1 > span:first-child {
    display: block;
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-14);
    font-weight: 400;
    line-height: var(--mall-line-height-14);
  }

  ${media.tablet} {
    flex-wrap: wrap;

    h1 {
      font-size: var(--mall-font-size-18);
      line-height: var(--mall-line-height-18);
    }
  }
`

export const Actions = styled.div`
  display: flex;
  flex: none;
  gap: var(--mall-space-8);
  align-items: center;
`

/** All statuses in one line where there is room; else they scroll in it. */
export const StatusTabs = styled(Tabs)`
  > [role='tablist'] {
    gap: var(--mall-space-4);
    min-block-size: 40px;
    margin-inline: ${bleed};
    padding-inline: var(--mall-sheet-padding, 0px);
  }

  > [role='tabpanel'] {
    padding-block-start: 0;
  }

  ${media.tablet} {
    [role='tab'] {
      padding-inline: var(--mall-space-8);
    }
  }
`

export const ListTable = styled(Table as ComponentType<TableProps<unknown>>)`
  margin-inline: ${bleed};
  border-width: 1px 0 0;
  border-radius: 0;
  font-size: var(--mall-font-size-14);
  line-height: var(--mall-line-height-14);

  tr > :last-child {
    padding-inline-end: var(--mall-sheet-padding, var(--mall-space-12));
  }

  tr > :first-child:not([data-part='select']) {
    padding-inline-start: var(--mall-sheet-padding, var(--mall-space-12));
  }

  tbody th a {
    color: var(--mall-primary);
    font-variant-numeric: tabular-nums;
    text-decoration: none;
  }

  tbody th a:hover {
    text-decoration: underline;
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
  margin-inline: ${bleed};
  padding-inline: var(--mall-sheet-padding, 0px);
  border-block-start: 1px solid var(--mall-divider);
  color: var(--mall-text-secondary);
  font-variant-numeric: tabular-nums;

  > p {
    margin: 0;
  }

  > nav {
    margin-inline-start: auto;
  }

  ${media.tablet} {
    padding-block: var(--mall-space-8);
  }
`

export const Cards = styled.ul`
  margin: 0 ${bleed};
  padding: 0;
  border-block-start: 1px solid var(--mall-divider);
  list-style: none;

  > li {
    padding: var(--mall-space-12) var(--mall-sheet-padding, var(--mall-space-16));
  }

  > li + li {
    border-block-start: 1px solid var(--mall-divider);
  }

  &[data-many] > li {
    contain-intrinsic-size: auto 140px;
    content-visibility: auto;
  }

  &[aria-busy='true'] {
    color: var(--mall-text-tertiary);
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

  fieldset {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }

  legend {
    padding: 0;
    color: var(--mall-text-secondary);
  }

  fieldset > div[data-part='limits'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    gap: var(--mall-space-8);
    align-items: center;
    margin-block-start: var(--mall-space-4);
  }

  [role='alert'] {
    display: flex;
    gap: var(--mall-space-4);
    align-items: center;
    margin: var(--mall-space-4) 0 0;
    color: var(--mall-danger);
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
  }

  [role='alert']:empty {
    margin: 0;
  }
`

export const Docked = styled.aside`
  position: fixed;
  z-index: 20;
  inset-block: 0;
  inset-inline-end: 0;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  inline-size: 480px;
  border-inline-start: 1px solid var(--mall-divider);
  background: var(--mall-surface);
  outline: none;
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
    color: var(--mall-text-secondary);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`

export const PeekBody = styled.div`
  overflow: auto;
  padding: var(--mall-space-20);
`
