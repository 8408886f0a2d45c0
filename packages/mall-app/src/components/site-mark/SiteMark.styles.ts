import { styled } from 'styled-components'

/** Of one size, whatever the picture's: what stands beside it does not move when it comes. Logos are drawn for white paper; a drawing follows the scheme by itself. */
export const Logo = styled.img`
  flex: none;
  max-inline-size: 100%;
  border-radius: var(--mall-radius-control);
  object-fit: contain;
  object-position: 0 50%;

  &:not([src*='svg']) {
    background: #fff;
  }
`
