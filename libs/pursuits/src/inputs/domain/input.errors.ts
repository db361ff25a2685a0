import { DomainError } from '@casewright/kernel';

/** Also for items that the terms do not ask for. */
export class InputNotFound extends DomainError {
  readonly code = 'pursuits.input-not-found';
  readonly kind = 'not-found';

  constructor() {
    super('This case doesn’t ask for such an input.');
  }
}

export class InputNotChangeable extends DomainError {
  readonly code = 'pursuits.input-not-changeable';
  readonly kind = 'conflict';

  constructor() {
    super('This input was sent and can’t be changed now. Ask us to send it back.');
  }
}

export class InputNotProvided extends DomainError {
  readonly code = 'pursuits.input-not-provided';
  readonly kind = 'conflict';

  constructor() {
    super('This input isn’t complete yet.');
  }
}

export class InputsNotComplete extends DomainError {
  readonly code = 'pursuits.inputs-not-complete';
  readonly kind = 'conflict';

  constructor(missing: readonly string[]) {
    super(`These inputs are still missing: ${missing.join('; ')}.`, { missing });
  }
}

export class InvalidAnswers extends DomainError {
  readonly code = 'pursuits.invalid-answers';
  readonly kind = 'invalid';

  /** @param faults messages by field key */
  constructor(faults: Readonly<Record<string, string>>) {
    const fields = Object.fromEntries(Object.entries(faults).map(([field, message]) => [field, [message]]));
    super('Some fields are missing or invalid.', { fields });
  }
}

export class InputFileRefused extends DomainError {
  readonly code = 'pursuits.input-file-refused';
  readonly kind = 'invalid';
}

export class InvalidMapping extends DomainError {
  readonly code = 'pursuits.invalid-mapping';
  readonly kind = 'invalid';

  constructor() {
    super('Choose a different column of the file for each required column.');
  }
}

/** A size without a unit is never guessed. */
export class UnitMissing extends DomainError {
  readonly code = 'pursuits.unit-missing';
  readonly kind = 'invalid';

  /** @param columns labels of the columns */
  constructor(columns: readonly string[]) {
    super(`Choose the unit of ${columns.join(' and ')}: the column of the file doesn’t name it.`);
  }
}

/** Also for a file that was replaced meanwhile, and an undone correction. */
export class RowNotFound extends DomainError {
  readonly code = 'pursuits.input-row-not-found';
  readonly kind = 'not-found';

  constructor() {
    super('This row isn’t there anymore. The file may have been replaced.');
  }
}

export class InvalidCorrection extends DomainError {
  readonly code = 'pursuits.invalid-correction';
  readonly kind = 'invalid';

  constructor(fault: string) {
    super(fault, { fields: { value: [fault] } });
  }
}

export class NoReplacement extends DomainError {
  readonly code = 'pursuits.no-replacement';
  readonly kind = 'conflict';

  constructor() {
    super('There is no new file that can be used. Upload it again.');
  }
}

export class NothingToChoose extends DomainError {
  readonly code = 'pursuits.nothing-to-choose';
  readonly kind = 'conflict';

  constructor() {
    super('This input has no file that we could count in another way.');
  }
}

export class InvalidChoices extends DomainError {
  readonly code = 'pursuits.invalid-choices';
  readonly kind = 'invalid';

  constructor() {
    super('Choose rows and storage that the file has. Totals and notes can’t be counted.');
  }
}

export class InvalidBillChoices extends DomainError {
  readonly code = 'pursuits.invalid-bill-choices';
  readonly kind = 'invalid';

  /** @param faults messages by field */
  constructor(faults: Readonly<Record<string, string>>) {
    const fields = Object.fromEntries(Object.entries(faults).map(([field, message]) => [field, [message]]));
    super(Object.values(faults).join(' '), { fields });
  }
}

export class NothingToConfirm extends DomainError {
  readonly code = 'pursuits.nothing-to-confirm';
  readonly kind = 'conflict';

  constructor() {
    super('This input has no open questions.');
  }
}
