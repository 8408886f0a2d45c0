import { styled } from 'styled-components'

/** Begins with an empty line of words, so that a term beside it stands at its top. */
export const Pictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-8);
  align-items: start;

  &::before {
    content: '\\200b';
    margin-inline-end: calc(-1 * var(--mall-space-8));
  }

  /* A name that stands for its picture begins where the words do. */
  > [data-variant='text'] {
    margin-inline-start: calc(-1 * var(--inset));
  }
`

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
