import { styled } from 'styled-components'

export const Qr = styled.figure`
  display: flex;
  align-items: center;
  gap: var(--mall-space-12);
  margin: 0;

  img {
    padding: var(--mall-space-8);
    border: 1px solid var(--mall-divider);
    border-radius: var(--mall-radius-control);
    background: #fff;
  }
  figcaption {
    max-inline-size: 12em;
    font-size: var(--mall-font-size-14);
    line-height: var(--mall-line-height-14);
  }
  small {
    display: block;
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
  }
`
