import { styled } from 'styled-components'

export const Nav = styled.nav`
  padding-block: var(--mall-space-12);
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);

  ol {
    display: flex;
    flex-wrap: wrap;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: inline-flex;
    min-inline-size: 0;
    max-inline-size: 24em;
  }
  /* After the step, so that no line begins with it. */
  li:not(:last-child)::after {
    content: '/';
    margin-inline: var(--mall-space-8);
    color: var(--mall-text-tertiary);
  }
  a {
    overflow: hidden;
    color: inherit;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* A thumb's target, in a line of the same height. */
  @media (pointer: coarse) {
    a {
      margin-block: -10px;
      padding-block: 10px;
    }
  }
  a:hover {
    color: var(--mall-primary);
  }
  [aria-current] {
    overflow: hidden;
    color: var(--mall-text);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
