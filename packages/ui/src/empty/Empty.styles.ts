import { styled } from 'styled-components'

export const Root = styled.div`
  display: grid;
  /* Together in the middle of a taller box, which would draw a button as tall as its share. */
  align-content: center;
  justify-items: center;
  gap: var(--mall-space-8);
  padding: var(--mall-space-48) var(--mall-space-24);
  color: var(--mall-text-secondary);
  text-align: center;
  text-wrap: balance;

  &[data-size='small'] {
    padding: var(--mall-space-24) var(--mall-space-16);
  }
`

export const Picture = styled.svg`
  inline-size: 128px;
  block-size: 96px;
  margin-block-end: var(--mall-space-8);
  fill: none;
  stroke: var(--mall-control-border);
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;

  [data-size='small'] > & {
    inline-size: 86px;
    block-size: 64px;
  }
  & [data-part='ground'] {
    fill: var(--mall-primary-soft);
    stroke: none;
  }
  & [data-part='sheet'] {
    fill: var(--mall-surface);
  }
  & [data-part='rule'] {
    stroke: var(--mall-divider);
  }
  & [data-part='mark'] {
    stroke: var(--mall-primary);
    stroke-width: 2;
  }
  & [data-part='stamp'] {
    stroke: var(--mall-cinnabar);
    stroke-width: 2;
  }
  & [data-part='seal'] {
    fill: var(--mall-surface);
    stroke: none;
  }
`

export const Title = styled.p`
  margin: 0;
  font-size: var(--mall-font-size-16);
  line-height: var(--mall-line-height-16);
  font-weight: 600;
  color: var(--mall-text);
  overflow-wrap: anywhere;

  [data-size='small'] > & {
    font-size: var(--mall-font-size-14);
    line-height: var(--mall-line-height-14);
    font-weight: 400;
    color: var(--mall-text-secondary);
  }
`

export const Words = styled.div`
  max-inline-size: 44ch;
  overflow-wrap: anywhere;
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--mall-space-12);
  margin-block-start: var(--mall-space-8);
`
