import { keyframes, styled } from 'styled-components'

const breathe = keyframes`
  50% { opacity: .5; }
`

export const Root = styled.span`
  display: grid;
  gap: var(--mall-space-8);
  inline-size: 100%;

  &[data-variant='circle'],
  &[data-variant='block'] {
    display: block;
  }
`

export const Bar = styled.span`
  display: block;
  block-size: 14px;
  border-radius: var(--mall-radius-tag);
  background: var(--mall-divider);
  animation: ${breathe} calc(2 * var(--mall-motion-loop)) ease-in-out infinite;

  [data-variant='text'] > &:last-child:not(:first-child) {
    inline-size: 62%;
  }
  [data-variant='block'] > & {
    block-size: 100%;
    border-radius: var(--mall-radius-control);
  }
  [data-variant='circle'] > & {
    block-size: 100%;
    border-radius: 50%;
  }
`
