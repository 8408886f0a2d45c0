import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

export const Form = styled.form`
  display: grid;
  gap: var(--mall-space-16);
  padding: var(--mall-space-16) var(--mall-sheet-padding);
  border-block: 1px solid var(--mall-divider);
`

/** The fields stand on one line, their labels above; what is said of one is below it. */
export const Inputs = styled.div`
  display: grid;
  grid-template-columns: 140px 180px minmax(200px, 1fr) auto auto;
  gap: var(--mall-space-16);
  align-items: start;

  /* Beside the controls, not beside their labels. */
  > :nth-child(n + 4) {
    margin-block-start: calc(var(--mall-line-height-14) + var(--mall-space-4));
  }

  ${media.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }

    > :nth-child(n + 4) {
      margin-block-start: 0;
    }
  }
`

export const Switches = styled.div`
  display: flex;
  gap: var(--mall-space-16);
  align-items: center;
  min-block-size: var(--mall-control-height);
`

export const Note = styled.div`
  padding: var(--mall-space-16) var(--mall-sheet-padding) 0;
`

export const Loading = styled.div`
  padding: var(--mall-space-24) var(--mall-sheet-padding);
`

/** Three columns with hairlines between them, and common rows: head, actions, what became of it, and one for each need. */
export const Plans = styled.div<{ readonly $rows: number }>`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  grid-template-rows: repeat(${({ $rows }) => 3 + $rows}, auto);

  && > * {
    display: grid;
    grid-row: 1 / -1;
    grid-template-rows: subgrid;
  }

  && > * > ul {
    display: grid;
    grid-row: 4 / -1;
    grid-template-rows: subgrid;
  }

  > * + * {
    border-inline-start: 1px solid var(--mall-divider);
  }
`

export const PlanTabs = styled.div`
  padding-block-start: var(--mall-space-8);

  [data-part='list'] {
    padding-inline: var(--mall-sheet-padding);
  }
`

export const Plan = styled.section`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;

  &[aria-busy='true'] > ul {
    opacity: 0.6;
  }
`

export const PlanHead = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--mall-space-4) var(--mall-space-12);
  align-items: baseline;
  padding: var(--mall-space-16) var(--mall-sheet-padding);

  > h2 {
    margin: 0;
    font-size: var(--mall-font-size-16);
    font-weight: 600;
    line-height: var(--mall-line-height-16);
  }

  > :nth-child(n + 3) {
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
  }
`

export const Left = styled.span`
  color: var(--mall-text-secondary);
  font-variant-numeric: tabular-nums;
  text-align: end;
  white-space: nowrap;

  &[data-over] {
    color: var(--mall-danger);
    font-weight: 600;
  }
`

export const Lines = styled.ul`
  flex: 1;
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Line = styled.li`
  display: grid;
  gap: var(--mall-space-8);
  padding: var(--mall-space-12) var(--mall-sheet-padding);
  border-block-start: 1px solid var(--mall-divider);
  font-size: var(--mall-font-size-14);
  line-height: var(--mall-line-height-14);

  align-content: start;

  &[data-locked] {
    background: var(--mall-canvas);
  }
`

/** In place of a line that the plan does without. */
export const NoLine = styled.li`
  padding: var(--mall-space-12) var(--mall-sheet-padding);
  border-block-start: 1px solid var(--mall-divider);
  color: var(--mall-text-tertiary);
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-14);
`

export const NeedName = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-8);
  align-items: center;
  font-weight: 600;
`

export const Reason = styled.p`
  margin: 0;
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);
`

export const LineFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-4) var(--mall-space-8);
  align-items: center;

  > :last-child {
    margin-inline-start: auto;
  }
`

export const LineActions = styled.div`
  display: flex;
`

export const PlanActions = styled.div`
  display: grid;
  gap: var(--mall-space-4);
  padding: 0 var(--mall-sheet-padding) var(--mall-space-12);
`

export const Results = styled.div`
  &:not(:empty) {
    padding: 0 var(--mall-sheet-padding) var(--mall-space-16);
  }
`
