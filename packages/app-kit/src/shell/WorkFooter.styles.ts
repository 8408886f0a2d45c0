import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

/** One line where it fits; where it does not, the links that the shop's footer has are left to it, and the rest wraps. */
export const Footer = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--mall-space-16);
  align-items: center;
  min-block-size: 36px;
  padding-inline: var(--mall-space-24) var(--mall-space-8);
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 24px;
    color: inherit;
  }

  a:hover {
    color: var(--mall-primary);
  }

  [data-wide-only] {
    display: none;
  }

  ${media.wide} {
    [data-wide-only] {
      display: inline-flex;
    }
  }

  ${media.tablet} {
    padding: var(--mall-space-8) var(--mall-space-16);

    /* Registrations are looked at by few. */
    a:not([target]) {
      min-block-size: 40px;
    }
  }

  @media print {
    display: none;
  }
`

export const Hotlines = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--mall-space-16);
  margin-inline-start: auto;

  ${media.tablet} {
    margin-inline-start: 0;
  }
`
