import { styled } from 'styled-components'

export const Page = styled.div`
  --mall-page-width: 100vw;
  --mall-page-margin: var(--mall-space-16);
  min-block-size: 100dvh;
  background: var(--mall-canvas);
`
