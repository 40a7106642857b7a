import {
  errorCatalogue,
  type ErrorBody,
  type ErrorId,
  type FieldError,
} from '@trilha/contracts/shared/errors'
import { fieldErrorTexts } from '@trilha/contracts/shared/fieldErrors'

/** An error whose message is shown to the user. Any other error becomes a 500. */
export class AppError extends Error {
  readonly id: ErrorId
  readonly status: number
  readonly fields: FieldError[] | undefined
  readonly headers: Record<string, string> | undefined
  readonly extra: Record<string, unknown> | undefined

  constructor(
    id: ErrorId,
    options: {
      fields?: FieldError[]
      headers?: Record<string, string>
      extra?: Record<string, unknown>
    } = {},
  ) {
    super(errorCatalogue[id][1])
    this.id = id
    this.status = errorCatalogue[id][0]
    this.fields = options.fields
    this.headers = options.headers
    this.extra = options.extra
  }

  body(): ErrorBody {
    return {
      message: this.message,
      id: this.id,
      status: this.status,
      ...(this.fields && { errors: this.fields }),
      ...this.extra,
    }
  }
}

/** Throws an error of the catalogue. */
export function fail(id: ErrorId, options?: ConstructorParameters<typeof AppError>[1]): never {
  throw new AppError(id, options)
}

/** One invalid field; its text comes from the catalogue by id. */
export function fieldError(field: string, id: keyof typeof fieldErrorTexts): FieldError {
  return { field, id, message: fieldErrorTexts[id] }
}

/** Throws an error about one field of a form. */
export function failField(
  field: string,
  id: keyof typeof fieldErrorTexts,
  error: ErrorId = 'invalid-request',
): never {
  return fail(error, { fields: [fieldError(field, id)] })
}
