import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

/** A page to read: a measure that eyes follow, and the ruled lines of a ledger in its tables. */
export const Prose = styled.div`
  max-width: 760px;
  color: var(--mall-text);
  font-size: var(--mall-font-size-14);
  line-height: var(--mall-line-height-18);
  overflow-wrap: anywhere;

  h2 {
    margin: var(--mall-space-32) 0 var(--mall-space-8);
    font-size: var(--mall-font-size-18);
    font-weight: 600;
    line-height: var(--mall-line-height-18);
  }

  h3 {
    margin: var(--mall-space-20) 0 var(--mall-space-4);
    font-size: var(--mall-font-size-14);
    font-weight: 600;
    line-height: var(--mall-line-height-18);
  }

  p {
    margin: var(--mall-space-8) 0;
  }

  ul,
  ol {
    margin: var(--mall-space-8) 0;
    padding-inline-start: var(--mall-space-24);
  }

  li {
    padding-block: var(--mall-space-2);
  }

  li::marker {
    color: var(--mall-text-tertiary);
    font-variant-numeric: tabular-nums;
  }

  /* Sentences too. */
  :is(li, td) a {
    text-decoration: underline;
  }

  code {
    padding: 0 var(--mall-space-4);
    border-radius: var(--mall-radius-tag);
    background: var(--mall-canvas);
    font: inherit;
  }

  blockquote {
    margin: var(--mall-space-16) 0;
    padding: var(--mall-space-4) var(--mall-space-16);
    border-inline-start: 3px solid var(--mall-primary);
    background: var(--mall-primary-soft);
  }

  table {
    width: 100%;
    margin: var(--mall-space-12) 0;
    border-block-start: 1px solid var(--mall-control-border);
    border-block-end: 1px solid var(--mall-control-border);
    border-collapse: collapse;
    line-height: var(--mall-line-height-14);
    font-variant-numeric: tabular-nums;
  }

  th,
  td {
    padding: var(--mall-space-8) var(--mall-space-12);
    border-block-end: 1px solid var(--mall-divider);
    text-align: start;
    vertical-align: top;
  }

  th {
    background: var(--mall-canvas);
    font-weight: 600;
  }

  /* A short column beside a long one keeps its words together. */
  th,
  td {
    min-width: 9em;
  }

  ${media.tablet} {
    th,
    td {
      min-width: 5em;
      padding-inline: var(--mall-space-8);
    }

    th:first-child,
    td:first-child {
      min-width: 4em;
      padding-inline-start: 0;
    }
  }

  mark {
    background: var(--mall-warning-soft);
    color: var(--mall-text);
    font-weight: 600;
  }
`
