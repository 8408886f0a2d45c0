import { styled } from 'styled-components'
import { Link } from '../link/index.ts'

/** Below this width the menu is a rail: icon above label, both readable. */
const rail = '@container (max-width: 119px)'

export const Nav = styled.nav`
  container-type: inline-size;
  inline-size: 100%;
  padding-block: var(--mall-space-8);
  border-radius: var(--mall-radius-card);
  background: var(--mall-surface);
  font-size: var(--mall-font-size-14);
  line-height: var(--mall-line-height-14);
`

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

export const GroupButton = styled.button`
  display: flex;
  align-items: center;
  gap: var(--mall-space-8);
  inline-size: 100%;
  min-block-size: 40px;
  padding: 0 var(--mall-space-16);
  border: 0;
  background: none;
  color: var(--mall-text-secondary);
  font-size: inherit;
  font-weight: 600;
  text-align: start;
  cursor: pointer;
  outline-offset: -2px;

  &:hover {
    color: var(--mall-primary);
  }
  &[data-current] {
    color: var(--mall-primary);
  }
  &::after {
    content: '';
    flex: none;
    inline-size: 6px;
    block-size: 6px;
    margin-inline-start: auto;
    margin-block-end: 3px;
    border: solid currentColor;
    border-width: 0 1.5px 1.5px 0;
    rotate: 45deg;
  }
  &[aria-expanded='true']::after {
    margin-block-end: -3px;
    rotate: 225deg;
  }
  ${rail} {
    justify-content: center;
    padding-inline: var(--mall-space-4);
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
    &::after {
      display: none;
    }
  }
`

export const Items = styled(List)`
  padding-block-end: var(--mall-space-8);
  border-block-end: 1px solid var(--mall-divider);

  li:last-child > & {
    border-block-end: 0;
  }
`

export const ItemLink = styled(Link)`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--mall-space-8);
  min-block-size: 40px;
  padding: var(--mall-space-4) var(--mall-space-16);
  color: inherit;
  text-decoration: none;
  outline-offset: -2px;

  svg {
    flex: none;
    color: var(--mall-text-tertiary);
  }
  &:hover {
    background: var(--mall-primary-soft);
  }
  &[aria-current] {
    background: var(--mall-primary-soft);
    color: var(--mall-primary);
    font-weight: 600;
  }
  &[aria-current] svg {
    color: inherit;
  }
  &[aria-current]::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 3px;
    background: var(--mall-primary);
  }
  ${rail} {
    flex-direction: column;
    gap: var(--mall-space-2);
    padding: var(--mall-space-8) var(--mall-space-4);
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
    text-align: center;
  }
`

export const Badge = styled.span`
  min-inline-size: 20px;
  margin-inline-start: auto;
  padding: 0 var(--mall-space-4);
  border-radius: 10px;
  background: var(--mall-primary);
  color: var(--mall-on-primary);
  font-size: var(--mall-font-size-12);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 20px;
  text-align: center;

  ${rail} {
    position: absolute;
    inset-block-start: var(--mall-space-2);
    inset-inline-end: var(--mall-space-4);
    line-height: 16px;
  }
`

export const Bone = styled.div`
  block-size: 16px;
  margin: var(--mall-space-12) var(--mall-space-16);
  border-radius: var(--mall-radius-control);
  background: var(--mall-divider);

  &:nth-child(4n + 1) {
    inline-size: 40%;
  }
`
