import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

/** Only where the menu stands above the content: there it would fill the first screen. */
export const Toggle = styled.button`
  display: none;

  ${media.narrow} {
    display: flex;
    align-items: center;
    gap: var(--mall-space-8);
    width: 100%;
    min-height: 44px;
    padding: 0 var(--mall-space-16);
    border: 1px solid var(--mall-divider);
    border-radius: var(--mall-radius-card);
    background: var(--mall-surface);
    color: var(--mall-text);
    font: inherit;
    font-weight: 600;
    cursor: pointer;

    > :last-child {
      margin-inline-start: auto;
    }
  }
`

export const Menu = styled.div`
  ${media.narrow} {
    margin-block-start: var(--mall-space-8);

    &:not([data-open]) {
      display: none;
    }
  }
`
