import { styled } from 'styled-components'

export const Root = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 32px;
  block-size: 32px;
  overflow: hidden;
  border-radius: 50%;
  background: var(--mall-canvas);
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-12);
  font-weight: 600;
  line-height: 1;
  white-space: nowrap;
  user-select: none;

  &[data-size='24'] {
    inline-size: 24px;
    block-size: 24px;
  }
  &[data-size='40'] {
    inline-size: 40px;
    block-size: 40px;
    font-size: var(--mall-font-size-14);
  }
  &[data-size='64'] {
    inline-size: 64px;
    block-size: 64px;
    font-size: var(--mall-font-size-20);
  }
  &[data-tint='primary'] {
    background: var(--mall-primary-soft);
    color: var(--mall-primary);
  }
  &[data-tint='success'] {
    background: var(--mall-success-soft);
    color: var(--mall-success);
  }
  &[data-tint='warning'] {
    background: var(--mall-warning-soft);
    color: var(--mall-warning);
  }
  &[data-tint='chrome'] {
    background: var(--mall-chrome);
    color: var(--mall-on-chrome);
  }
  &[data-tint='neutral'] {
    box-shadow: inset 0 0 0 1px var(--mall-divider);
  }
  > img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`
