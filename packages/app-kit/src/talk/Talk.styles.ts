import { styled } from 'styled-components'

/** What was said, each on a paper of its own; ours with a rule in our colour. */
export const Papers = styled.ol`
  display: grid;
  gap: var(--mall-space-8);
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    gap: var(--mall-space-2);
    padding: var(--mall-space-8) var(--mall-space-12);
    border: 1px solid var(--mall-divider);
    border-inline-start-width: 3px;
    border-radius: var(--mall-radius-control);
    background: var(--mall-canvas);
    overflow-wrap: anywhere;
  }

  /* What is pressed begins where the words do. */
  > li [data-variant='text']:first-child {
    margin-inline-start: calc(-1 * var(--inset));
  }

  > li[data-own] {
    border-inline-start-color: var(--mall-primary);
    background: var(--mall-surface);
  }
`
