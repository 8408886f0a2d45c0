import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

/** The budgets of the department, the one that is shown marked by a spine. */
export const Accounts = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    position: relative;
    display: grid;
    gap: var(--mall-space-4);
    padding: var(--mall-space-8) var(--mall-sheet-padding, 0px);
    border-block-end: 1px solid var(--mall-divider);
    color: var(--mall-text);
    text-decoration: none;
  }

  a > span:first-child {
    display: flex;
    gap: var(--mall-space-8);
    justify-content: space-between;
    font-variant-numeric: tabular-nums;
  }

  a > span:first-child > :first-child {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  a[aria-current] {
    background: var(--mall-primary-soft);
  }

  a[aria-current]::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 3px;
    background: var(--mall-primary);
  }

  a:hover:not([aria-current]) {
    background: var(--mall-canvas);
  }

  ${media.tablet} {
    a {
      min-block-size: 44px;
    }
  }
`

/** The filters scroll in their line where there is no room, and do not push the entries away. */
export const Foot = styled.div`
  padding: var(--mall-space-8) var(--mall-sheet-padding, 0px);
`
