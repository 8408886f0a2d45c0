import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--mall-space-16);
`

export const Title = styled.h1`
  margin: 0;
  font-size: var(--mall-font-size-24);
  line-height: var(--mall-line-height-24);
`

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--mall-space-16);
  padding: var(--mall-space-16) var(--mall-space-24) var(--mall-space-24);
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-card);
  background: var(--mall-surface);

  ${media.phone} {
    padding-inline: var(--mall-space-12);
  }
`

export const SectionHead = styled.div`
  display: flex;
  gap: var(--mall-space-16);
  align-items: center;
  justify-content: space-between;
  min-height: 40px;

  h2 {
    margin: 0;
    font-size: var(--mall-font-size-18);
    line-height: var(--mall-line-height-18);
  }

  a {
    color: var(--mall-primary);
  }
`

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
  gap: var(--mall-space-16);
  align-items: start;
`

export const Quiet = styled.p`
  margin: 0;
  color: var(--mall-text-secondary);
`

export const Verdict = styled.p`
  margin: 0;
  color: var(--mall-success);

  &[data-result='1'] {
    color: var(--mall-warning);
  }

  &[data-result='2'] {
    color: var(--mall-danger);
  }
`

export const Approval = styled.div`
  padding: var(--mall-space-12) var(--mall-space-16);
  border-radius: var(--mall-radius-control);
  background: var(--mall-warning-soft);

  p {
    display: flex;
    gap: var(--mall-space-8);
    align-items: center;
    margin: 0;
    color: var(--mall-warning);
    font-weight: 600;
  }

  ol {
    display: flex;
    flex-wrap: wrap;
    gap: var(--mall-space-8) var(--mall-space-24);
    margin: var(--mall-space-8) 0 0;
    padding-inline-start: var(--mall-space-20);
  }

  li > span {
    display: block;
    color: var(--mall-text-secondary);
  }
`

export const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr) 120px 72px 120px;
    gap: var(--mall-space-16);
    align-items: center;
    padding-block: var(--mall-space-12);
    border-block-end: 1px solid var(--mall-divider);
    text-align: end;
  }

  img {
    border-radius: var(--mall-radius-control);
  }

  [data-part='name'] {
    display: grid;
    justify-items: start;
    text-align: start;
    overflow-wrap: anywhere;
  }

  [data-part='name'] a {
    color: var(--mall-text);
    text-decoration: none;
  }

  [data-part='quantity'] {
    font-variant-numeric: tabular-nums;
  }

  [data-part='subtotal'] {
    font-weight: 600;
  }

  small {
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
  }

  &[data-unsellable] img {
    filter: grayscale(1);
  }

  ${media.tablet} {
    li {
      grid-template-columns: 56px minmax(0, 1fr) auto auto;
      gap: var(--mall-space-4) var(--mall-space-12);
    }

    [data-part='name'] {
      grid-column: 2 / -1;
    }

    li > :nth-child(3) {
      grid-column: 2;
      text-align: start;
    }
  }
`

/** Totals are separated by fine lines, as on ledger paper. */
export const Bar = styled.section`
  display: grid;
  gap: var(--mall-space-12);
  justify-items: end;
  padding: var(--mall-space-16) var(--mall-space-24);
  border: 1px solid var(--mall-divider);
  border-block-start: 3px double var(--mall-control-border);
  border-radius: 0 0 var(--mall-radius-card) var(--mall-radius-card);
  background: var(--mall-surface);

  > button {
    min-width: 160px;
  }
`

export const Totals = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(120px, max-content);
  gap: var(--mall-space-4) var(--mall-space-24);
  align-items: baseline;
  margin: 0;

  dt {
    color: var(--mall-text-secondary);
  }

  dd {
    margin: 0;
    padding-block-end: var(--mall-space-4);
    border-block-end: 1px solid var(--mall-divider);
    text-align: end;
  }
`

export const Problem = styled.p`
  margin: 0;
  color: var(--mall-danger);

  &:empty {
    display: none;
  }
`

export const Pending = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-12);
  align-items: center;
  justify-content: space-between;
  padding: var(--mall-space-12) var(--mall-space-16);
  border-radius: var(--mall-radius-control);
  background: var(--mall-warning-soft);
  color: var(--mall-warning);
`
