import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

export const Card = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--mall-space-12);
  align-content: start;
  padding: var(--mall-space-16);
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-card);
  background: var(--mall-surface);

  @media print {
    padding: var(--mall-space-8) 0;
    border-width: 1px 0 0;
    border-radius: 0;
  }
`

export const CardTitle = styled.h2`
  display: flex;
  gap: var(--mall-space-8);
  align-items: center;
  justify-content: space-between;
  min-height: 24px;
  margin: 0;
  font-size: var(--mall-font-size-16);
  line-height: var(--mall-line-height-16);

  button {
    margin-block: -4px;
    font-weight: 400;
  }
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-12) var(--mall-space-24);
  align-items: start;
  justify-content: space-between;

  > :first-child {
    flex: 1 1 400px;
    min-width: 0;
  }
`

export const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-4) var(--mall-space-12);
  align-items: center;

  h1 {
    margin: 0;
    font-size: var(--mall-font-size-20);
    font-variant-numeric: tabular-nums;
    line-height: var(--mall-line-height-20);
    overflow-wrap: anywhere;
  }
`

export const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--mall-space-20);
  color: var(--mall-text-secondary);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-8);
  justify-content: flex-end;
`

export const Notice = styled.p`
  display: flex;
  gap: var(--mall-space-8);
  align-items: center;
  margin: 0;
  padding: var(--mall-space-8) var(--mall-space-12);
  border-radius: var(--mall-radius-control);
  background: var(--mall-warning-soft);
  color: var(--mall-warning);

  svg {
    flex: none;
  }
`

export const StepBar = styled.div`
  padding-block: var(--mall-space-16) var(--mall-space-4);
  border-block-start: 1px solid var(--mall-divider);
`

export const Moment = styled.time`
  font-variant-numeric: tabular-nums;

  > span {
    display: inline-block;
    white-space: nowrap;
  }

  @media screen {
    ${media.tablet} {
      [data-part='year'] {
        display: none;
      }
    }
  }
`

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  gap: var(--mall-space-16);
  align-items: start;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--mall-space-16);
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }

  @media print {
    display: block;

    > :last-child {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 0 var(--mall-space-24);
      align-items: stretch;
    }
  }
`

export const Package = styled.div`
  display: grid;
  gap: var(--mall-space-8);

  & + & {
    padding-block-start: var(--mall-space-12);
    border-block-start: 1px solid var(--mall-divider);
  }

  h3 {
    display: flex;
    gap: var(--mall-space-8);
    align-items: center;
    margin: 0;
    font-size: var(--mall-font-size-14);
    line-height: var(--mall-line-height-14);
  }
`

export const Quiet = styled.p`
  margin: 0;
  color: var(--mall-text-secondary);
`

/** Leaves the corner to the seal. */
export const Sealed = styled.div`
  min-height: 64px;
  padding-inline-end: 84px;
`

/** A square stamp over the corner of the record, slightly rotated. */
export const Seal = styled.p`
  position: absolute;
  z-index: 1;
  inset-block-start: var(--mall-space-8);
  inset-inline-end: var(--mall-space-12);
  display: grid;
  place-content: center;
  width: 76px;
  height: 76px;
  margin: 0;
  border: 3px double currentColor;
  border-radius: var(--mall-radius-tag);
  color: var(--mall-cinnabar);
  pointer-events: none;
  text-align: center;
  transform: rotate(-7deg);

  b {
    padding-block-end: var(--mall-space-2);
    border-block-end: 1px solid currentColor;
    font-size: var(--mall-font-size-18);
    line-height: var(--mall-line-height-18);
  }

  time {
    font-size: var(--mall-font-size-12);
    font-variant-numeric: tabular-nums;
    line-height: var(--mall-line-height-12);
  }

  &[data-verdict='rejected'] {
    color: var(--mall-danger);
  }
`

export const Files = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: var(--mall-space-8);
    align-items: center;
    overflow-wrap: anywhere;
  }
`

export const Log = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 132px 112px minmax(0, 1fr);
    gap: 0 var(--mall-space-12);
    padding-block: var(--mall-space-8);
    border-block-start: 1px solid var(--mall-divider);
    overflow-wrap: anywhere;
  }

  time {
    color: var(--mall-text-secondary);
    font-variant-numeric: tabular-nums;
  }

  p {
    margin: 0;
  }

  @media screen {
    ${media.tablet} {
      li {
        grid-template-columns: auto minmax(0, 1fr);
      }

      p {
        grid-column: 1 / -1;
      }
    }
  }
`
