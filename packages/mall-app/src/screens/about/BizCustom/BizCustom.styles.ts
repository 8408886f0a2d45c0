import { Sheet } from '@mall/ui/sheet'
import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

/** One sheet: its head, then a ruled part per heading, the headings on the spine of the shop's pages. */
export const Paper = styled(Sheet)`
  margin-block: var(--mall-space-16) var(--mall-space-32);
`

export const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--mall-space-24) var(--mall-space-48);
  align-items: end;
  padding: var(--mall-space-48) var(--mall-space-48) var(--mall-space-32);
  border-block-end: 3px double var(--mall-control-border);

  h1 {
    margin: 0 0 var(--mall-space-8);
    font-size: var(--mall-font-size-30);
    font-weight: 600;
    line-height: var(--mall-line-height-30);
  }

  p {
    max-inline-size: 38em;
    margin: 0;
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-16);
    line-height: var(--mall-line-height-18);
    text-wrap: pretty;
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    padding: var(--mall-space-24) var(--mall-space-16);

    h1 {
      font-size: var(--mall-font-size-24);
      line-height: var(--mall-line-height-24);
    }
  }
`

export const Part = styled.section`
  display: grid;
  grid-template-columns: 184px minmax(0, 1fr);
  gap: var(--mall-space-24);
  padding: var(--mall-space-32) var(--mall-space-48);
  border-block-end: 1px solid var(--mall-divider);

  &:last-child {
    border-block-end: 0;
  }

  > h2 {
    margin: 0;
    font-size: var(--mall-font-size-18);
    font-weight: 600;
    line-height: var(--mall-line-height-18);
  }

  /* The prose of a part begins where its heading does. */
  > div > :first-child {
    margin-block-start: 0;
  }

  > div > :last-child {
    margin-block-end: 0;
  }

  /* Steps beside each other, numbered as on a form. */
  ol {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(132px, 1fr));
    gap: var(--mall-space-16);
    margin: 0;
    padding: 0;
    counter-reset: step;
    list-style: none;
  }

  ol > li {
    padding-block-start: var(--mall-space-12);
    border-block-start: 2px solid var(--mall-text);
    counter-increment: step;
    line-height: var(--mall-line-height-14);
  }

  ol > li::before {
    content: counter(step);
    display: block;
    color: var(--mall-text-tertiary);
    font-size: var(--mall-font-size-24);
    font-variant-numeric: tabular-nums;
    line-height: var(--mall-line-height-24);
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--mall-space-12);
    padding-inline: var(--mall-space-24);
  }

  ${media.tablet} {
    padding: var(--mall-space-20) var(--mall-space-16);

    ol {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }

    ol > li {
      padding-block: var(--mall-space-8);
      padding-inline-start: var(--mall-space-32);
      border-block-start: 1px solid var(--mall-divider);
      position: relative;
    }

    ol > li::before {
      position: absolute;
      inset-inline-start: 0;
      font-size: var(--mall-font-size-18);
      line-height: var(--mall-line-height-14);
    }
  }
`

/** Who picks up, when, and the number large enough to read it off the screen. */
export const Contacts = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: var(--mall-space-16);
  max-inline-size: 760px;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    gap: var(--mall-space-2);
    align-content: start;
    justify-items: start;
    font-size: var(--mall-font-size-14);
    line-height: var(--mall-line-height-14);
  }

  a[href^='tel:'] {
    font-size: var(--mall-font-size-20);
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    line-height: var(--mall-line-height-20);
  }

  small {
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
  }
`
