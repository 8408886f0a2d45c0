import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

export const Slots = styled.ol`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: var(--mall-space-8);
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    min-inline-size: 0;
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
  }

  > li:first-child {
    grid-area: span 2 / span 2;
  }

  [data-part='caption'] {
    overflow: hidden;
    min-block-size: var(--mall-line-height-12);
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  ${media.phone} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    > li:first-child {
      grid-area: auto;
    }
  }
`

/** A picture with its number and, of the first, its rank. */
export const Frame = styled.div`
  position: relative;

  [data-part='number'],
  [data-part='main'] {
    position: absolute;
    pointer-events: none;
    padding-inline: var(--mall-space-4);
    border-radius: var(--mall-radius-tag);
    background: var(--mall-surface);
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
  }

  [data-part='number'] {
    inset-block-start: var(--mall-space-4);
    inset-inline-start: var(--mall-space-4);
  }

  [data-part='main'] {
    inset-block-end: var(--mall-space-8);
    inset-inline-start: var(--mall-space-8);
    background: var(--mall-primary-soft);
    color: var(--mall-primary);
  }
`

/** A picture at its place. It is pressed to be described, and dragged to another one. */
export const Slot = styled.button`
  position: relative;
  display: block;
  overflow: hidden;
  inline-size: 100%;
  aspect-ratio: 1;
  padding: 0;
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-control);
  background: var(--mall-picture-ground);
  cursor: pointer;

  img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
    filter: var(--mall-picture-filter);
  }

  &[draggable='true'] {
    cursor: grab;
  }

  &[aria-pressed='true'] {
    border-color: var(--mall-primary);
    box-shadow: 0 0 0 1px var(--mall-primary);
  }

  &[data-lifted] {
    opacity: 0.4;
  }

  /* Where it would be let go. */
  &[data-over] {
    border: 2px dashed var(--mall-primary);
  }
`

/** What is done with the chosen picture. */
export const Chosen = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-8);
  align-items: end;
  margin-block: var(--mall-space-12) var(--mall-space-16);

  > :first-child {
    flex: 1 1 280px;
  }
`

export const Drawings = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-8);
  margin-block-end: var(--mall-space-12);

  img {
    border: 1px solid var(--mall-divider);
    border-radius: var(--mall-radius-control);
    filter: var(--mall-picture-filter);
  }
`
