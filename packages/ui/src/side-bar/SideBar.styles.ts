import { styled } from 'styled-components'
import { media } from '../theme/media.ts'

export const Root = styled.nav`
  position: fixed;
  z-index: 25;
  inset-block-end: var(--mall-space-64);
  inset-inline-end: var(--mall-space-16);
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-card);
  background: var(--mall-raised);
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);

  ul {
    margin: 0;
    padding: var(--mall-space-4);
    list-style: none;
  }
  li + li {
    border-block-start: 1px solid var(--mall-divider);
  }
  a,
  button {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: var(--mall-space-2);
    inline-size: 100%;
    min-inline-size: 56px;
    min-block-size: 56px;
    padding: var(--mall-space-4);
    border: 0;
    border-radius: var(--mall-radius-control);
    background: none;
    color: inherit;
    font-size: inherit;
    text-decoration: none;
    cursor: pointer;
  }
  a:hover,
  button:hover {
    background: var(--mall-primary-soft);
    color: var(--mall-primary);
  }
  ${media.tablet} {
    inset-block-end: 0;
    inset-inline: 0;
    padding-block-end: env(safe-area-inset-bottom);
    border-width: 1px 0 0;
    border-radius: 0;
    ul {
      display: flex;
    }
    li {
      flex: 1;
    }
    li + li {
      border-block-start: 0;
    }
    a,
    button {
      min-inline-size: 0;
      min-block-size: 48px;
    }
  }
`

export const Count = styled.span`
  position: absolute;
  inset-block-start: 2px;
  inset-inline-start: calc(50% + 4px);
  min-inline-size: 16px;
  padding: 0 var(--mall-space-4);
  border-radius: 8px;
  background: var(--mall-cinnabar);
  color: var(--mall-on-cinnabar);
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  line-height: 16px;
`
