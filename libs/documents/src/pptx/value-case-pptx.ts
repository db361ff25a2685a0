import { dayText, type Snapshot } from '@casewright/rules';
import { directional, verifyAddress } from '../issued';
import { reproducible } from '../reproducible';
import { valueCaseOf } from '../snapshot/value-case';
import { textOf } from '../text-of';
import { Deck, SANS, SERIF } from './deck';
import {
  answerSlide,
  assumptionSlides,
  breakEvenSlide,
  caseSlides,
  cashFlowSlide,
  countedSlides,
  costChartSlide,
  costTableSlides,
  glossarySlide,
  methodSlide,
  movingSlide,
  optionsSlide,
  sensitivitySlide,
  titleSlide,
} from './slides';

const SLIDES = [
  titleSlide,
  answerSlide,
  optionsSlide,
  costChartSlide,
  costTableSlides,
  cashFlowSlide,
  movingSlide,
  sensitivitySlide,
  breakEvenSlide,
  assumptionSlides,
  countedSlides,
  caseSlides,
  methodSlide,
  glossarySlide,
];

/** Slides with native, editable charts. The same snapshot always gives the same bytes. */
export async function valueCasePptx(snapshot: Snapshot): Promise<Buffer> {
  const { default: loaded } = await import('pptxgenjs');
  // pptxgenjs types its class one `default` deeper than it is.
  const Pptx = 'default' in loaded ? loaded.default : loaded;
  const valueCase = valueCaseOf(snapshot);
  const { prospect, version, issuedOn, seller, brand } = snapshot;
  const pptx = new Pptx();
  pptx.layout = 'LAYOUT_WIDE';
  pptx.theme = { headFontFace: SERIF, bodyFontFace: SANS };
  pptx.title = textOf(`${prospect.company}: value case ${version}`);
  pptx.subject = `sha256 ${valueCase.hash}`;
  pptx.author = textOf(seller);
  pptx.company = textOf(brand);
  const issued = `Version ${version}, ${dayText(issuedOn)}. ${directional}`;
  const foot = `${issued} ${verifyAddress(valueCase) ?? `sha256 ${valueCase.hash}`}`;
  const deck = new Deck(pptx, brand, foot);
  for (const draw of SLIDES) draw(deck, valueCase);
  const bytes = await pptx.write({ outputType: 'nodebuffer' });
  if (!Buffer.isBuffer(bytes)) throw new TypeError('The slides came as something other than bytes.');
  return reproducible(bytes, new Date(issuedOn));
}
