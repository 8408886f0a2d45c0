import { styled } from 'styled-components'

export const Words = styled.p`
  flex: 1 1 200px;
  margin: 0;
  color: var(--mall-text-secondary);
`

export const Progress = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-8) var(--mall-space-12);
  align-items: center;
  padding: var(--mall-space-12) var(--mall-sheet-padding, 0px);
  border-block-end: 1px solid var(--mall-divider);
  background: var(--mall-canvas);
  font-variant-numeric: tabular-nums;

  progress {
    flex: 0 1 240px;
    accent-color: var(--mall-primary);
  }
`

export const Bar = styled.progress`
  accent-color: var(--mall-primary);
`

export const Rows = styled.div`
  padding: 0 var(--mall-sheet-padding, 0px) var(--mall-space-16);
`

export const Pages = styled.div`
  margin-block-start: var(--mall-space-12);
`

/** A row on a phone. */
export const Card = styled.div`
  font-weight: 400;
  white-space: normal;

  > span {
    color: var(--mall-text-secondary);
  }
  > p {
    margin: 0;
  }
`

/** What is done with another mapping. */
export const Remap = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-8) var(--mall-space-12);
  align-items: center;
  margin-block-start: var(--mall-space-12);
`

export const Lines = styled.ul`
  display: grid;
  gap: var(--mall-space-4);
  margin: 0;
  padding: var(--mall-space-4) 0;
  overflow-wrap: anywhere;
  white-space: normal;
  list-style: none;

  b {
    margin-inline-end: var(--mall-space-4);
    font-weight: 400;
    color: var(--mall-text-secondary);
  }
  small {
    display: block;
    color: var(--mall-text-secondary);
  }
`

export const Wrong = styled.span`
  white-space: normal;
  color: var(--mall-danger);

  > svg {
    display: inline-block;
    margin-inline-end: var(--mall-space-4);
    vertical-align: text-bottom;
  }
`

/** What the table says. */
export const Cell = styled.code`
  display: inline-block;
  padding-inline: var(--mall-space-4);
  border: 1px solid var(--mall-divider);
  font: inherit;
  color: var(--mall-text);
`

export const Old = styled.del`
  color: var(--mall-text-tertiary);
`

export const New = styled.ins`
  font-weight: 600;
  color: var(--mall-primary);
  text-decoration: none;
`

export const Values = styled.span`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  white-space: normal;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`

export const Mapping = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 12px minmax(0, 1fr);
    gap: 0 var(--mall-space-8);
    padding: var(--mall-space-8) 0;
    border-block-start: 1px solid var(--mall-divider);
    overflow-wrap: anywhere;
  }
  li:first-child {
    border-block-start: 0;
  }
  &[data-editable] li {
    align-items: center;
  }
  small {
    grid-column: 1 / -1;
    overflow: hidden;
    color: var(--mall-text-secondary);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-left] {
    color: var(--mall-text-secondary);
  }
`

export const Names = styled.section`
  margin: 0;
  max-block-size: 160px;
  overflow: auto;
  overflow-wrap: anywhere;
  color: var(--mall-text-secondary);
`
