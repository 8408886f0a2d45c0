import { ProductPicture } from '@mall/app-kit/goods/ProductPicture.tsx'
import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

export const Gallery = styled.div`
  display: grid;
  gap: var(--mall-space-12);

  ${media.phone} {
    gap: 0;
  }
`

export const Stage = styled.button`
  position: relative;
  overflow: hidden;
  padding: 0;
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-card);
  background: var(--mall-picture-ground);
  color: var(--mall-text-secondary);
  cursor: zoom-in;

  img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 1;
    object-fit: contain;
    filter: var(--mall-picture-filter);
  }

  /* The name and the price are in sight too. */
  ${media.phone} {
    img {
      aspect-ratio: 3 / 2;
    }
  }

  /* Seen on any picture, and not over the number of pieces in its lower corner. */
  svg {
    position: absolute;
    inset-block-start: var(--mall-space-12);
    inset-inline-end: var(--mall-space-12);
    box-sizing: content-box;
    padding: var(--mall-space-8);
    border: 1px solid var(--mall-divider);
    border-radius: var(--mall-radius-control);
    background: var(--mall-surface);
  }
`

export const Thumbnails = styled.div`
  display: flex;
  gap: var(--mall-space-8);
  overflow-x: auto;
  padding: 2px;

  button {
    flex: none;
    padding: 0;
    border: 1px solid var(--mall-divider);
    border-radius: var(--mall-radius-control);
    background: var(--mall-surface);
    cursor: pointer;
  }

  button[aria-pressed='true'] {
    border-color: var(--mall-primary);
    box-shadow: 0 0 0 1px var(--mall-primary);
  }

  img {
    display: block;
    filter: var(--mall-picture-filter);
  }

  /* Dots on a phone, each in the room of a finger's tip: the price stands above the fold. */
  ${media.phone} {
    gap: 0;
    justify-content: center;
    padding: 0;

    button,
    button[aria-pressed='true'] {
      display: grid;
      place-items: center;
      inline-size: 32px;
      block-size: 28px;
      border: 0;
      background: none;
      box-shadow: none;
    }

    button::after {
      content: '';
      inline-size: 8px;
      block-size: 8px;
      border: 1px solid var(--mall-control-border);
      border-radius: 50%;
    }

    button[aria-pressed='true']::after {
      border-color: var(--mall-primary);
      background: var(--mall-primary);
    }

    img {
      display: none;
    }
  }
`

export const Zoomed = styled(ProductPicture)`
  display: block;
  width: 100%;
  height: auto;
  max-height: 70dvh;
  object-fit: contain;
`
