/** What goes wrong in a way the person at the terminal can do something about: one line, no stack. */

/** Something asked for cannot be done. The command ends with code 1. */
export class Complaint extends Error {
  override readonly name: string = 'Complaint';
  readonly exitCode: number = 1;
}

/** The command was written wrongly. It ends with code 2. */
export class Misuse extends Complaint {
  override readonly name = 'Misuse';
  override readonly exitCode = 2;
}
