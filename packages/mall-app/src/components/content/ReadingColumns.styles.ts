import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

export const Columns = styled.div`
  display: grid;
  grid-template-columns: 240px minmax(0, 1fr);
  gap: var(--mall-space-24);
  align-items: start;

  > nav {
    margin-block-start: var(--mall-space-16);
  }

  ${media.desk} {
    > nav {
      position: sticky;
      inset-block-start: calc(var(--mall-space-16) + var(--banner-height, 0px));
    }
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
`

export const List = styled.ul`
  margin: 0;
  padding: 0;
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-card);
  background: var(--mall-surface);
  list-style: none;
  overflow: hidden;

  &:empty {
    display: none;
  }

  ${media.narrow} {
    &:not([data-open]) {
      display: none;
    }
  }

  a {
    display: block;
    padding: var(--mall-space-8) var(--mall-space-16);
    border-inline-start: 3px solid transparent;
    color: var(--mall-text);
    overflow-wrap: anywhere;
  }

  li + li a {
    border-block-start: 1px solid var(--mall-divider);
  }

  a:hover {
    color: var(--mall-primary);
  }

  a[aria-current] {
    border-inline-start-color: var(--mall-primary);
    background: var(--mall-primary-soft);
    color: var(--mall-primary);
    font-weight: 600;
  }

  small {
    display: block;
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
    font-weight: 400;
    line-height: var(--mall-line-height-12);
  }

  mark {
    background: var(--mall-warning-soft);
    color: var(--mall-text);
  }
`
