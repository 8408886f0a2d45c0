import { styled } from 'styled-components'

export const Picture = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: var(--mall-radius-control);
  background: var(--mall-picture-ground);
  cursor: crosshair;

  &[data-disabled] {
    cursor: default;
  }

  img {
    display: block;
    inline-size: 100%;
    block-size: auto;
    filter: var(--mall-picture-filter);
  }
`

/** A ring in two colours: seen on any picture. */
export const Mark = styled.span`
  position: absolute;
  inline-size: 24px;
  block-size: 24px;
  border: 2px solid var(--mall-surface);
  border-radius: 50%;
  box-shadow: 0 0 0 2px var(--mall-primary);
  transform: translate(-50%, -50%);
  pointer-events: none;
`

export const Sliders = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--mall-space-12);

  label {
    display: grid;
    font-variant-numeric: tabular-nums;
  }

  input {
    inline-size: 100%;
    min-block-size: 24px;
    margin: 0;
    accent-color: var(--mall-primary);
  }
`
