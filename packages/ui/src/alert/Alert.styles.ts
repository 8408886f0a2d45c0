import { styled } from 'styled-components'

export const Root = styled.div`
  --tone: var(--mall-primary);
  display: flex;
  align-items: flex-start;
  gap: var(--mall-space-8);
  padding: var(--mall-space-8) var(--mall-space-12);
  border-radius: var(--mall-radius-control);
  background: var(--mall-primary-soft);
  color: var(--mall-text);
  font-size: var(--mall-font-size-14);
  line-height: var(--mall-line-height-14);

  &[data-tone='success'] {
    --tone: var(--mall-success);
    background: var(--mall-success-soft);
  }
  &[data-tone='warning'] {
    --tone: var(--mall-warning);
    background: var(--mall-warning-soft);
  }
  &[data-tone='danger'] {
    --tone: var(--mall-danger);
    background: var(--mall-danger-soft);
  }
  > svg {
    flex: none;
    margin-block-start: 1px;
    color: var(--tone);
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`

export const Words = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: var(--mall-space-4) var(--mall-space-16);
  align-items: flex-start;
  justify-content: space-between;
  min-inline-size: 0;
`

export const Text = styled.div`
  flex: 1 1 16em;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  > strong {
    display: block;
    font-weight: 600;
  }
  /* Its words are a sentence without a paragraph. */
  a {
    text-decoration: underline;
  }
`

/** A link or a button in it is as tall as a line and no taller target than 24 px needs. */
export const Action = styled.div`
  flex: none;

  && :is(a, button) {
    min-block-size: 24px;
    margin-block: -1px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--mall-primary);
    font-size: inherit;
    line-height: inherit;
    font-weight: 600;
    cursor: pointer;
  }
  && :is(a, button):hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  @media (pointer: coarse) {
    && :is(a, button) {
      min-block-size: 40px;
      margin-block: -9px;
    }
  }
`
