import { styled } from 'styled-components'

/** A picture as small as it still says something; its place is there while it loads. */
export const Thumb = styled.button`
  inline-size: 72px;
  block-size: 72px;
  padding: 0;
  overflow: hidden;
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-control);
  background: var(--mall-canvas);
  cursor: zoom-in;

  &:disabled {
    cursor: default;
  }
  &:hover:not(:disabled) {
    border-color: var(--mall-primary);
  }
  img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`

export const Large = styled.img`
  display: block;
  max-inline-size: 100%;
  max-block-size: 72dvh;
  margin-inline: auto;
`
