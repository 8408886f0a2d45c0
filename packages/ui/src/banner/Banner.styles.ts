import { styled } from 'styled-components'
import { fingerTarget } from '../styles/finger-target.styles.ts'

export const Root = styled.section`
  background: var(--mall-primary-soft);
  color: var(--mall-text);

  &[data-tone='warning'] {
    background: var(--mall-warning-soft);
    color: var(--mall-warning);
  }
  /* Its words are a sentence without a paragraph. */
  a {
    color: inherit;
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  @media (pointer: coarse) {
    a {
      margin-block: -10px;
      padding-block: 10px;
    }
  }
`

export const Inner = styled.div`
  display: flex;
  align-items: center;
  gap: var(--mall-space-12);
  max-inline-size: var(--mall-page-width, 1280px);
  min-block-size: 40px;
  margin: 0 auto;
  padding: var(--mall-space-4) var(--mall-space-16);
`

export const Content = styled.div`
  flex: 1;
  min-inline-size: 0;
`

export const Close = styled.button`
  ${fingerTarget}
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 32px;
  block-size: 32px;
  padding: 0;
  border: 0;
  border-radius: var(--mall-radius-control);
  background: none;
  color: inherit;
  cursor: pointer;

  &:hover {
    background: var(--mall-surface);
  }
`
