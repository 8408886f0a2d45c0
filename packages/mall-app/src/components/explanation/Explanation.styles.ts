import { styled } from 'styled-components'

/** Quieter than what it explains. */
export const Question = styled.button`
  min-block-size: 24px;
  padding: 0 var(--mall-space-4);
  border: 0;
  background: none;
  color: var(--question-ink, var(--mall-text-secondary));
  font: inherit;
  font-size: var(--mall-font-size-12);
  text-decoration: underline dotted;
  text-underline-offset: 3px;
  white-space: nowrap;
  cursor: pointer;

  &:hover,
  &[aria-expanded='true'] {
    color: var(--mall-primary);
  }

  @media (pointer: coarse) {
    min-block-size: 40px;
  }
`

export const Reasons = styled.div`
  display: grid;
  gap: var(--mall-space-12);
  max-inline-size: min(360px, 80vw);
  padding: var(--mall-space-12) var(--mall-space-16);
  font-size: var(--mall-font-size-14);
  font-weight: 400;
  line-height: var(--mall-line-height-14);
  overflow-wrap: anywhere;

  p {
    margin: 0;
  }
`
